import SwiftModel

/// The type of the values that a subject sends, as it is written in the class of the variable.
struct SubjectValueType {
  private let variable: VariableFact
  private let model: ProjectModel
  private let owner: TypeID
  private let scope: LookupScope

  init(of variable: VariableFact, in owner: TypeID, _ model: ProjectModel) {
    (self.variable, self.model, self.owner, scope) = (variable, model, owner, LookupScope(inside: owner))
  }

  /// As it is written; else as what the initial value certainly is; else a placeholder, for which the compiler finds it.
  var text: String {
    if let range = variable.typeRange ?? variable.typeRangeInWrapper {
      let written = model.text(range, in: owner.file)
      return written.hasSuffix("!") ? written.dropLast() + "?" : written
    }
    return textOfInitialValue ?? "_"
  }

  private var textOfInitialValue: String? {
    switch variable.initializer {
    case .literal, .interpolation:
      guard case .external(let names, _) = model.index.typeOfVariable(variable, in: scope) else { return nil }
      return names.joined(separator: ".")
    case .call(.type(let type), let labels)?: return text(made: type, with: labels)
    case .call(let callee, let labels)?: return text(ofCalling: callee, with: labels)
    case .application(of: let callee, _)?: return text(ofCalling: callee, with: nil)
    case .member?: return variable.initializer.flatMap { text(of: model.index.type(of: $0, in: scope)) }
    default: return nil
    }
  }

  private func text(ofCalling callee: ExpressionFact, with labels: [String]?) -> String? {
    if case .metatype(let type) = model.index.type(of: callee, in: scope) {
      return text(madeOf: type, with: labels)
    }
    return variable.initializer.flatMap { text(of: model.index.type(of: $0, in: scope)) }
  }

  /// What a type gives that is written with all that it is made of: `[Int]()`, `Set<String>(names)`.
  private func text(made type: TypeExpression, with labels: [String]?) -> String? {
    switch type {
    case .array, .dictionary: isOfStandardLibrary(labels) ? "\(type)" : nil
    case .named(let components):
      components.count == 1 && components[0].name == "Set" && components[0].arguments.count == 1
        && isOfStandardLibrary(labels) && !model.index.declaresType(named: "Set") ? "\(type)" : nil
    default: nil
    }
  }

  /// An initializer without arguments, or with one without a label, which cannot give nil.
  private func isOfStandardLibrary(_ labels: [String]?) -> Bool {
    labels?.isEmpty ?? (variable.initializerArguments?.count == 1)
  }

  /// What an initializer of a type gives, where that can be no optional.
  private func text(madeOf type: ResolvedType, with labels: [String]?) -> String? {
    switch type {
    case .project(let id, _):
      let initializers = model.index.declarations(of: id).flatMap { model.index[$0].functions }
        .filter { $0.kind == .initializer }
      return initializers.contains(where: \.isFailable) ? nil : text(of: type)
    case .external(let names, let arguments):
      guard labels == [], arguments.isEmpty, names.count == 1, KnownTypes.isPlainValue(names[0]) else {
        return nil
      }
      return names[0]
    default: return nil
    }
  }

  private func text(of type: ResolvedType) -> String? { model.text(of: type, in: scope) }
}
