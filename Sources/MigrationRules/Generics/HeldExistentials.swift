import SwiftModel

/// The types that values of the type `any ObservableObject` may have.
///
/// ```swift
/// final class Screen { var sheet: (any ObservableObject)? }
/// screen.sheet = Feed()                                        // Feed
/// if let feed = screen.sheet as? Feed { … }
///
/// func makeModel() -> any ObservableObject { Legacy() }        // Legacy
/// ```
enum HeldExistentials {
  /// Those of the variable, or the results of the function, with a mention in its type. Nil where something else is done with
  /// what has its name than to give it values of known types, and to ask for the types of these: what is written elsewhere may
  /// take its type from it.
  static func types(
    of mention: TypeMention, in scope: LookupScope, _ model: ProjectModel
  ) -> Set<TypeID>? {
    guard mention.position == .other,
      let given = storedValues(of: mention, in: scope, model.index)
        ?? givenValues(of: mention, in: scope, model)
    else { return nil }
    var types: Set<TypeID> = []
    for value in given.values {
      guard let found = self.types(of: value, in: scope, model) else { return nil }
      types.formUnion(found)
    }
    let name = given.name
    let files = Set(model.index.files(mentioning: name) + model.index.files(mentioning: "_" + name))
    for file in files.sorted() {
      let uses = FactsReader.heldValueUses(
        ofMembersNamed: name, areFunctions: given.isFunction, in: model.source(file))
      for use in uses {
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

  private static func storedValues(
    of mention: TypeMention, in scope: LookupScope, _ index: ProjectIndex
  ) -> GivenValues? {
    guard let number = mention.enclosingType,
      let variable = index.files[scope.file].types[number].variables.first(where: {
        $0.typeRange?.contains(mention.range.lowerBound) == true
      }), variable.isStored, let type = variable.type, isExistential(index.resolve(type, in: scope))
    else { return nil }
    return GivenValues(name: variable.name, values: variable.initializer.map { [$0] } ?? [])
  }

  private static func givenValues(
    of mention: TypeMention, in scope: LookupScope, _ model: ProjectModel
  ) -> GivenValues? {
    FactsReader.valuesGiven(
      byDeclarationWithTypeAt: mention.range.lowerBound, in: model.source(scope.file))
  }

  private static func isExistential(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .existential: true
    case .external(let names, _): names.last == "ObservableObject"
    default: false
    }
  }

  /// None for what has the type itself: what it may be is said where it is declared.
  private static func types(
    of value: ExpressionFact, in scope: LookupScope, _ model: ProjectModel
  ) -> [TypeID]? {
    if value.isLiteral { return [] }
    let type = model.index.type(of: value, in: scope)
    return isExistential(type) && type.unwrapped.declarations.isEmpty ? [] : model.subjects(in: type)
  }
}
