import MigrationPlanning
import SwiftModel

/// The types that variables of the type `any ObservableObject` may hold.
///
/// ```swift
/// final class Screen { var sheet: (any ObservableObject)? }
/// screen.sheet = Feed()                                        // Feed
/// if let feed = screen.sheet as? Feed { … }
/// ```
enum HeldExistentials {
  /// Those of the stored variable with a mention in its type. Nil where something else is done with variables of its name
  /// than to give them values of known types, and to ask for the types of these: what is written elsewhere may take its
  /// type from the variable.
  static func types(
    heldByVariableAt mention: TypeMention, in scope: LookupScope, _ model: ProjectModel
  ) -> Set<TypeID>? {
    guard mention.position == .other, let number = mention.enclosingType,
      let variable = model.index.files[scope.file].types[number].variables.first(where: {
        $0.typeRange?.contains(mention.range.lowerBound) == true
      }), variable.isStored, let type = variable.type,
      isExistential(model.index.resolve(type, in: scope))
    else { return nil }
    var types: Set<TypeID> = []
    if let value = variable.initializer {
      guard let found = self.types(of: value, in: scope, model) else { return nil }
      types.formUnion(found)
    }
    let name = variable.name
    let files = Set(model.index.files(mentioning: name) + model.index.files(mentioning: "_" + name))
    for file in files.sorted() {
      for use in FactsReader.heldValueUses(ofVariablesNamed: name, in: model.source(file)) {
        switch use.kind {
        case .asked: continue
        case .other: return nil
        case .given(let value):
          let scope = LookupScope(file: file, enclosingType: use.enclosingType)
          guard let found = self.types(of: value, in: scope, model) else { return nil }
          types.formUnion(found)
        }
      }
    }
    return types
  }

  private static func isExistential(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .existential: true
    case .external(let names, _): names.last == "ObservableObject"
    default: false
    }
  }

  private static func types(
    of value: ExpressionFact, in scope: LookupScope, _ model: ProjectModel
  ) -> [TypeID]? {
    value.isLiteral ? [] : model.subjects(in: model.index.type(of: value, in: scope))
  }
}
