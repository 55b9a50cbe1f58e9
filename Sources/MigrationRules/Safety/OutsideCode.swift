import EffectAnalysis
import SourceText
import SwiftModel

/// Whether code of values may run code outside of them, by the names in it: in helpers, static functions and initializers
/// that it names, too.
///
/// ```swift
/// mutating func toggle() { isOn = !isOn && canTurnOn }
/// var canTurnOn: Bool { Shop.shared.rows.count < 2 }
/// ```
struct OutsideCode {
  private let model: ProjectModel
  /// Of the values, with the protocols that they conform to and extensions of types of other modules.
  private let declarations: Set<TypeID>
  private let running: Set<String>
  private var words: [CodeRegion: Set<String>] = [:]

  /// - Parameter running: the names of what is outside, or may be code.
  init(of declarations: Set<TypeID>, running: Set<String>, in model: ProjectModel) {
    (self.declarations, self.running, self.model) = (declarations, running, model)
  }

  mutating func mayRun(with code: CodeRegion) -> Bool {
    CallGraph.follow([code]) { round in
      var next: [CodeRegion] = []
      for region in round {
        let words = words(in: region)
        if words.contains(where: { running.contains($0) || LibraryEffects.tellsOthers($0) }) { return nil }
        next += words.flatMap { self.code(named: $0, beside: words, in: region.file) }
      }
      return next
    } != .whole
  }

  private mutating func words(in region: CodeRegion) -> Set<String> {
    if let known = words[region] { return known }
    let found = Set(model.source(region.file).words(in: region.range) { _ in true }.map(\.name))
    words[region] = found
    return found
  }

  /// - Parameter words: those that stand beside the name.
  private func code(named name: String, beside words: Set<String>, in file: Int) -> [CodeRegion] {
    let index = model.index
    func counts(_ declaration: TypeID, isStatic: Bool) -> Bool {
      declarations.contains(declaration)
        || isStatic && index[declaration].name.last.map(words.contains) == true
    }
    let methods = index.allMethods(named: name).flatMap { declaration, function in
      counts(declaration, isStatic: function.isStatic) ? function.code(in: declaration.file) : []
    }
    let variables = index.allVariables(named: name).flatMap { id -> [CodeRegion] in
      let variable = index[id]
      guard counts(id.declaration, isStatic: variable.isStatic) else { return [] }
      let ranges = variable.getterRanges + variable.setterRanges
      return (ranges + [variable.initializerValueRange].compactMap(\.self))
        .map { CodeRegion(file: id.declaration.file, range: $0) }
    }
    let globals = index.functions(named: name).flatMap { $0.function.code(in: $0.file) }
    return methods + variables + globals + initializers(of: name, in: file)
  }

  private func initializers(of name: String, in file: Int) -> [CodeRegion] {
    guard name.first?.isUppercase == true else { return [] }
    let type = model.index.resolve(.name(name), in: LookupScope(file: file, enclosingType: nil))
    return type.declarations.flatMap { model.index.code(making: $0, calledBy: nil) { _ in true } }
  }
}
