import EffectAnalysis
import SwiftModel

/// The functions that run, and the variables that are written, while views are made.
struct RenderTimeEffects: Sendable {
  let model: ProjectModel
  let functions: RenderedFunctions
  let code: Exclusive<RenderedCode>
  let accesses = Exclusive(AccessesOfClasses())
}
