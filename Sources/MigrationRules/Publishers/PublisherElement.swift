import SwiftModel

/// The element of a `Published<Value>.Publisher` that is written as a type: publishers of different elements are
/// different types, so that one of them can become another without the other.
struct PublisherElement {
  let type: PublisherTypeFact
  /// The names that the element is written of, without what qualifies them: `[any Shop.Item]` is of `Item`.
  private let names: Set<String>
  /// Whether a name in it may stand for another type.
  private let isUnclear: Bool

  private init(_ type: PublisherTypeFact, in file: Int, enclosingType: Int?, _ context: RuleContext) {
    self.type = type
    let parts = context.text(type.valueRange, in: file).split {
      !$0.isLetter && !$0.isNumber && !"._`".contains($0)
    }
    names = Set(parts.compactMap { $0.split(separator: ".").last.map(String.init) }).subtracting(Self.sugar)
    let scope = LookupScope(file: file, enclosingType: enclosingType)
    isUnclear = names.contains { name in
      if context.index.typeAliasNames.contains(name) { return true }
      if case .parameter = context.index.resolve(.name(name), in: scope) { return true }
      return false
    }
  }

  /// Whether two elements may be one type.
  func mayBe(_ other: PublisherElement) -> Bool { isUnclear || other.isUnclear || names == other.names }

  /// All mentions of publishers of elements that some properties give out.
  static func mentions(ofSameElementAs members: [VariableID], _ context: RuleContext) -> [PublisherTypeFact] {
    let all = context.index.files.enumerated().flatMap { file, facts in
      facts.typeMentions.compactMap { mention in
        mention.publisherType.map {
          (file, PublisherElement($0, in: file, enclosingType: mention.enclosingType, context))
        }
      }
    }
    let own = all.filter { file, element in
      members.contains {
        $0.declaration.file == file
          && context.index[$0].declarationRange.contains(element.type.range.lowerBound)
      }
    }
    return all.map(\.1).filter { element in own.contains { $0.1.mayBe(element) } }.map(\.type)
  }

  /// Names that types with a shorter form have, and words that are part of a type.
  private static let sugar: Set<String> = ["any", "some", "Array", "Dictionary", "Optional"]
}
