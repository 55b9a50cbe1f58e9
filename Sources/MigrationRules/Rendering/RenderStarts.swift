import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Code that SwiftUI, UIKit or AppKit calls by itself while a view is made; not what it calls once, such as `makeUIView`: a
/// change made there causes no endless updates.
struct RenderStart {
  enum Kind {
    /// SwiftUI calls it again and again: the body of a view, or its update.
    case repeated
    /// It may be called again and again: what makes a view and its content, also where no body in the sources does.
    case assumed
    /// It makes a view, whenever what contains that is made.
    case initializer
  }

  /// The type that it is a member of; nil for a global function.
  let type: TypeID?
  let regions: [CodeRegion]
  let kind: Kind
}

extension ProjectModel {
  func renderStarts() -> [RenderStart] {
    let rendered = Self.renderedProtocols.union(["DynamicProperty"])
    let global = index.files.enumerated().flatMap { file, facts in
      code(of: facts.globalFunctions.filter(\.makesView), in: file)
    }
    let implicit = ImplicitMembers(in: index)
    return index.nominalTypes.flatMap { type in
      let isRendered = conforms(type, toOneOf: rendered)
      return (isRendered ? startsOfView(type) : []) + [
        RenderStart(
          type: type,
          regions: contentMade(by: type) + gettersForOthers(of: type) + implicit.codeReading(type),
          kind: .assumed)
      ]
    } + [RenderStart(type: nil, regions: global, kind: .assumed)]
  }

  private func startsOfView(_ view: TypeID) -> [RenderStart] {
    let initializers = index.declarations(of: view).flatMap { declaration in
      code(of: index[declaration].functions.filter { $0.kind == .initializer }, in: declaration.file)
    }
    return [
      RenderStart(type: view, regions: codeShowing(in: view) + codeUpdating(view), kind: .repeated),
      RenderStart(type: view, regions: initializers + calls.initialValues(of: view), kind: .initializer),
    ]
  }

  /// The code of members that give views, and of those that lay out views of UIKit and AppKit.
  private func contentMade(by type: TypeID) -> [CodeRegion] {
    index.declarations(of: type).flatMap { declaration in
      let getters = index[declaration].variables.filter { $0.isComputed && $0.type?.isView == true }
        .flatMap(\.getterRanges).map { CodeRegion(file: declaration.file, range: $0) }
      return getters + code(of: index[declaration].functions.filter(\.makesView), in: declaration.file)
    }
  }

  /// The getters of an observable class that nothing in the sources reads, or that other modules may read.
  private func gettersForOthers(of type: TypeID) -> [CodeRegion] {
    guard types[type] != nil else { return [] }
    return index.declarations(of: type).flatMap { declaration in
      index[declaration].variables.filter { isForOthers($0, of: type, in: declaration.file) }
        .flatMap(\.getterRanges).map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// Most getters change nothing, and nobody has to look for what reads them.
  private func isForOthers(_ variable: VariableFact, of type: TypeID, in file: Int) -> Bool {
    guard variable.isComputed, variable.getterAccesses.contains(where: { $0.kind.mayWrite }) else {
      return false
    }
    if variable.accessLevel.map({ $0 >= .public }) == true { return true }
    return !references.hasEffect(on: [variable.name], near: file) {
      index.mayReferTo($0.use, memberOf: type, in: $0.file)
    }
  }

  private func code(of functions: [FunctionFact], in file: Int) -> [CodeRegion] {
    functions.compactMap(\.bodyRange).map { CodeRegion(file: file, range: $0) }
  }
}

extension FunctionFact {
  /// It gives a view, or lays one of UIKit or AppKit out.
  fileprivate var makesView: Bool {
    result?.isView == true && !isAsync
      || modifiers.contains(named: "override") && LibraryEffects.tracksReads(name)
  }
}
