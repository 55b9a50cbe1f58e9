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

  init(in model: ProjectModel) { self.model = model }

  /// Whether a value of a structure may differ from any other one.
  func mayDiffer(_ type: TypeID) -> Bool {
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
