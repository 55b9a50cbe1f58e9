import Foundation
import SwiftModel
import TestSupport
import Testing

/// `LibraryEffects` does not contradict itself, and is the only list of names that says what functions of libraries do.
@Suite struct LibraryEffectsTests {
  @Test func noNameHasTwoEntriesOfOneKind() {
    let names = LibraryEffects.groups.flatMap { group in
      group.entries.map { "\(group.kind.rawValue) \($0.name)" }
    }
    #expect(
      Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
  }

  @Test(arguments: contradictions)
  func noEntryContradictsItself(one: LibraryEffects.Effects, other: LibraryEffects.Effects) {
    for group in LibraryEffects.groups {
      for entry in group.entries {
        let isContradiction = !entry.effects.isDisjoint(with: one) && !entry.effects.isDisjoint(with: other)
        #expect(!isContradiction, "\(entry.name)")
      }
    }
  }

  private static let contradictions: [(LibraryEffects.Effects, LibraryEffects.Effects)] = [
    // A closure runs before the call returns, or later.
    ([.callsOnce, .callsClosure, .animates], [.runsLater, .mayRunLater, .runsOnAnotherThread, .callsBack]),
    (.callsOnce, .callsClosure),
    // It is content, or an action, or makes a value.
    ([.runsContent, .callsForContent], [.runsLater, .mayRunLater]),
    (.runsContent, .takesNoContent),
    // A receiver is changed, or is not.
    ([.mutatesReceiver, .lendsStorage], .leavesReceiver),
    ([.mutatesReceiver, .lendsStorage, .changesFiles, .setsDefaults], [.computes, .isPure]),
    // A value is always the same, or is not.
    ([.isPure, .isConstant], [.changesOnItsOwn, .isFresh]),
  ]

  @Test func everyEntrySaysSomething() {
    let empty = LibraryEffects.groups.flatMap(\.entries).filter(\.effects.isEmpty).map(\.name)
    #expect(empty == [])
  }
}

/// Where lists of names may stand beside `LibraryEffects`, in the folders that ask what code does and when.
@Suite struct ListsOfNamesTests {
  private static let folders = [
    "MigrationRules/Equality", "MigrationRules/Exclusivity", "MigrationRules/ObjectWillChange",
    "MigrationRules/Objects",
    "MigrationRules/Publishers", "MigrationRules/Rendering", "MigrationRules/Unobserved",
    "SwiftModel/Declarations", "SwiftModel/Effects", "SwiftModel/References", "SwiftModel/Syntax",
    "SwiftModel/Typing",
  ]

  private static let reasons: KeyValuePairs<String, String> = [
    "MigrationRules/ObjectWillChange/ExternalReferences": "protocols, and what they require",
    "MigrationRules/ObjectWillChange/ObservationDependencies": "syntax: names in a setter",
    "MigrationRules/ObjectWillChange/DeclaredPublisher": "types of publishers",
    "MigrationRules/Publishers/CancellableSet": "names for new variables",
    "MigrationRules/Publishers/PublisherElement": "keywords and types with a shorter form",
    "MigrationRules/Publishers/PublisherGetter": "modifiers of declarations",
    "MigrationRules/Equality/EquatableConformances": "protocols and superclasses",
    "SwiftModel/Declarations/DeclarationReader": "attributes and accessors of the language",
    "SwiftModel/Declarations/DeclarationVisitor": "keywords",
    "SwiftModel/Declarations/ObserversReader": "keywords",
    "SwiftModel/Effects/CodePlace": "protocols of SwiftUI; keywords; the labels of a requirement",
    "SwiftModel/Effects/ObjectHandling": "still to be asked of the table",
    "SwiftModel/References/BoundPositionReader": "keywords",
    "SwiftModel/References/EnvironmentCallReader": "the modifiers that a rule replaces",
    "SwiftModel/References/ObjectWillChangeReader":
      "keywords; syntax: how a subscription is written and kept",
    "SwiftModel/References/TypeMentionSyntax": "labels of the initializers of wrappers",
    "SwiftModel/Syntax/KeyPathRoot": "modules",
    "SwiftModel/Typing/ContainerMembers": "types of key paths",
    "SwiftModel/Typing/ExpressionTyping": "property wrappers",
    "SwiftModel/Typing/ExpressionTyping+Library": "types, and what their members are",
    "SwiftModel/Typing/HostedViews": "types of UIKit and AppKit",
    "SwiftModel/Typing/LiteralType": "words that are literals, and types",
    "SwiftModel/Typing/SequenceMembers": "labels of the pairs that sequences give",
    "SwiftModel/Typing/StandardCollections": "collections of the standard library",
  ]

  @Test(arguments: folders)
  func listsStandWhereTheyMay(folder: String) throws {
    let tree = try FileTree(in: Repository.sources.appendingPathComponent(folder, isDirectory: true))
    #expect(!tree.paths.isEmpty)
    let withLists = tree.paths.filter { listsNames(String(decoding: tree[$0] ?? [], as: UTF8.self)) }
      .map { "\(folder)/\($0.dropLast(".swift".count))" }
    let others = withLists.filter { !$0.hasPrefix("SwiftModel/Effects/LibraryEffects") }
    let allowed = Self.reasons.map(\.key).filter { $0.hasPrefix(folder + "/") }
    #expect(others.sorted() == allowed.sorted(), "a list of names of functions belongs to LibraryEffects")
  }

  @Test func everyListIsFound() {
    #expect(listsNames(#"let names: Set<String> = ["map", "filter"]"#))
    #expect(listsNames("[\n  \"map\",  // first\n  \"filter\",\n]"))
    #expect(listsNames(#"case "map", "filter": true"#))
    #expect(!listsNames(#"["map"].contains(name) || ["==", "!="].contains(sign)"#))
    #expect(!listsNames(#"foo("map", "filter")"#))
  }
}

/// Whether a source has an array, a set or a pattern of at least two names.
private func listsNames(_ source: String) -> Bool {
  let name = #""[A-Za-z_][A-Za-z0-9_]*""#
  let others = #"(?:\s*,(?:\s*//[^\n]*\n)*\s*"# + name + ")+"
  return [#"\[\s*"# + name + others + #"\s*,?(?:\s*//[^\n]*\n)*\s*\]"#, #"\bcase\s+"# + name + others]
    .contains {
      source.range(of: $0, options: .regularExpression) != nil
    }
}
