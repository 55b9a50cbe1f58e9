import EffectAnalysis
import SwiftModel

/// Which views SwiftUI makes anew whenever the view around them is: it cannot compare what they hold with what they held
/// before, or that is another thing each time.
///
/// ```swift
/// struct Row: View { let like: () -> Void … }      // made anew
/// struct Badge: View { let count: Int … }          // not, if the count is the same
/// ```
/// SwiftUI skips the body of a view whose stored properties are as before. It does not say how it compares what is neither
/// plain bytes nor `Equatable`, as closures are; that counts as different.
final class ViewComparison {
  private let model: ProjectModel
  private var known: [TypeID: Bool] = [:]
  private var holdingNew: [TypeID: Bool] = [:]

  init(in model: ProjectModel) { self.model = model }

  /// Whether the view that an effect makes may differ from any other one: it holds, or is given, what may differ or what
  /// is made anew.
  func mayDiffer(_ view: TypeID, madeBy effect: Effect, in file: Int) -> Bool {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    if mayDiffer(view) && !isGivenSameBindings(view, by: effect, in: scope) || holdsWhatIsNew(view) {
      return true
    }
    return effect.madeArguments.contains { isNew($0.value, in: scope) && !isKept($0, by: view) }
  }

  /// Whether all that may differ are bindings, to state of the view that makes it: `Picker(color: $color)`. Those are made
  /// by closures in other places.
  private func isGivenSameBindings(_ view: TypeID, by effect: Effect, in scope: LookupScope) -> Bool {
    let declarations = model.index.declarations(of: view)
    if declarations.contains(where: { model.index[$0].functions.contains { $0.kind == .initializer } }) {
      return false
    }
    return declarations.allSatisfy { declaration in
      model.index[declaration].variables.filter { mayDiffer($0, in: declaration) }.allSatisfy { variable in
        let given = effect.madeArguments.first { $0.label == variable.name }
        return variable.attributes.count == 1
          && variable.attributes[0].libraryWrapper.contains(.mayHoldClosures)
          && given.map { isStateOfView($0.value, in: scope) } == true
      }
    }
  }

  /// `$color` of a view with `@State var color`.
  private func isStateOfView(_ binding: ExpressionFact, in scope: LookupScope) -> Bool {
    guard case .projection(nil, let name) = binding else { return false }
    let found = model.index.selfType(in: scope).declarations.flatMap {
      model.index.variables(named: name, of: $0)
    }
    return !found.isEmpty
      && found.allSatisfy { model.index[$0].attributes.contains(where: \.libraryWrapper.keepsValueOfView) }
  }

  /// `Row(model: RowModel())` where the row has `@StateObject var model: RowModel`.
  private func isKept(_ argument: ArgumentFact, by view: TypeID) -> Bool {
    guard let label = argument.label else { return false }
    return model.index.variables(named: label, of: view).contains { id in
      model.index[id].attributes.contains { $0.libraryWrapper.contains(.keepsFirstValue) }
    }
  }

  /// Whether the initial values of a structure are others with each of its values: `let formatter = DateFormatter()`.
  private func holdsWhatIsNew(_ type: TypeID) -> Bool {
    if let known = holdingNew[type] { return known }
    holdingNew[type] = false
    let found = model.index.declarations(of: type).contains { declaration in
      model.index[declaration].variables.contains { variable in
        guard variable.isStored, !variable.isStatic, let value = variable.initializer else { return false }
        let keepsValue = variable.attributes.map(\.libraryWrapper).contains {
          !$0.contains(.takesObservableObject) || $0.contains(.keepsFirstValue)
        }
        return !keepsValue && isNew(value, in: LookupScope(inside: declaration))
      }
    }
    holdingNew[type] = found
    return found
  }

  /// Whether an expression makes an object, or another value each time.
  private func isNew(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    switch value {
    case .arrayLiteral(let elements): return elements.contains { isNew($0, in: scope) }
    case .member(_, "now"), .implicitMember("now"): return true
    case .call(let callee, _): return makesNew(callee, [], in: scope)
    case .application(let callee, let arguments): return makesNew(callee, arguments, in: scope)
    default: return false
    }
  }

  private func makesNew(_ callee: ExpressionFact, _ arguments: [ArgumentFact], in scope: LookupScope) -> Bool
  {
    if callee.lastName == "random" { return true }
    let made = if case .member(let base, "init") = callee { base } else { callee }
    guard case .metatype(let type) = model.index.type(of: made, in: scope) else { return false }
    switch type {
    case .project(let id, _):
      if model.index[id].kind != .struct { return model.index[id].kind == .class }
      return holdsWhatIsNew(id) || arguments.contains { isNew($0.value, in: scope) }
    case .external(let names, _):
      return names.last.map { KnownTypes.isNewEachTime($0, isGivenValue: !arguments.isEmpty) } ?? false
    default: return false
    }
  }

  /// Whether a value of a structure may differ from any other one.
  private func mayDiffer(_ type: TypeID) -> Bool {
    if let known = known[type] { return known }
    // A value that contains another one of its type adds nothing.
    known[type] = false
    let found = model.index.declarations(of: type).contains { declaration in
      model.index[declaration].variables.contains { mayDiffer($0, in: declaration) }
    }
    known[type] = found
    return found
  }

  private func mayDiffer(_ variable: VariableFact, in declaration: TypeID) -> Bool {
    guard variable.isStored, !variable.isStatic else { return false }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: declaration))
    if variable.initializer != nil {
      // What a variable begins with is another value where an initializer is given one: `var tap: (() -> Void)? = nil`.
      return !variable.isLet && variable.attributes.isEmpty && type.isKnown && mayDiffer(type)
    }
    // Without a written type, its wrapper gives it a value, as `@Namespace` does.
    guard variable.type != nil else { return false }
    let wrappers = variable.attributes.map(\.libraryWrapper)
    if let wrapper = wrappers.first(where: { !$0.isEmpty }) { return wrapper.contains(.mayHoldClosures) }
    return mayDiffer(type)
  }

  private func mayDiffer(_ type: ResolvedType) -> Bool {
    switch type {
    case .function, .parameter, .existential, .unknown, .ambiguous: true
    case .optional(let wrapped): mayDiffer(wrapped)
    case .array(let element): mayDiffer(element)
    case .dictionary(let key, let value): mayDiffer(key) || mayDiffer(value)
    case .tuple(let elements, _): elements.contains(where: mayDiffer)
    case .project(let type, let arguments):
      switch model.index[type].kind {
      case .struct: arguments.contains(where: mayDiffer) || mayDiffer(type)
      default: false
      }
    case .external(let names, let arguments):
      LibraryWrapper(named: names.last).contains(.mayHoldClosures) || arguments.contains(where: mayDiffer)
    case .metatype: false
    }
  }
}
