import SourceText
import SwiftModel

/// A computed property that returns the publisher of a published property.
///
/// ```swift
/// var titles: Published<String>.Publisher { $title }
/// ```
/// Two of these publishers are equal, and two of type `AnyPublisher` are not: `onReceive` would subscribe again with each
/// update of its view, and receive the value again. So the property returns the same one each time:
///
/// ```swift
/// @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titleSubject.eraseToAnyPublisher()
/// ```
struct PublisherGetter {
  let id: VariableID
  let use: ProjectionUse
  let model: ProjectModel

  /// Whether it can be stored: it does nothing else, stands in the class itself, and nothing overrides it.
  var canBeStored: Bool {
    if case .optional? = variable.type { return false }
    guard model.index[id.declaration].kind == .class, variable.attributes.isEmpty,
      variable.modifiers.allSatisfy({ Self.modifiers.contains($0.name) }), let type = variable.typeRange,
      !model.index.allVariables(named: variable.name).contains(where: isOverride)
    else { return false }
    let body = source.text(in: type.upperBound..<variable.declarationRange.upperBound)
    let words = body.split { $0.isWhitespace || "{}".contains($0) }
    return words.filter { $0 != "return" && $0 != "get" } == [Substring(source.text(in: use.range))]
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "final",
  ]

  private func isOverride(_ other: VariableID) -> Bool {
    model.index[other].modifiers.contains(named: "override")
  }

  private var variable: VariableFact { model.index[id] }

  private var source: SourceFile { model.source(id.declaration.file) }

  /// Whether a view may receive what it returns.
  var mayBeReceived: Bool {
    model.index.files(mentioning: variable.name).contains { model.index.mayMention("onReceive", in: $0) }
  }

  /// - Parameters:
  ///   - type: the edit of its type.
  ///   - isIgnored: the class gets the macro.
  func edits(type: SourceEdit, publisher: String, isIgnored: Bool) -> [SourceEdit] {
    let erased = publisher + ".eraseToAnyPublisher()"
    guard canBeStored else { return [type, source.replacing(use.nameRange, with: erased)] }
    let modifiers = variable.declarationRange.lowerBound..<variable.specifierRange.lowerBound
    let setter = variable.accessLevel == .private ? "" : "private(set) "
    let head = (isIgnored ? "@ObservationIgnored " : "") + source.text(in: modifiers) + setter + "lazy "
    let rest = type.range.lowerBound..<variable.declarationRange.upperBound
    return [
      source.replacing(modifiers, with: head),
      source.replacing(rest, with: type.replacement + " = " + erased),
    ]
  }
}
