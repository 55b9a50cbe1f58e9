import Foundation
import TestSupport

/// A file of `Sources/`, read as text.
struct ModuleSource: Sendable {
  let module: String
  /// Relative to the folder of the module.
  let path: String
  let lineCount: Int
  let tokens: [Substring]

  var description: String { "Sources/\(module)/\(path)" }

  /// Every Swift file, in the order of modules and paths.
  static let all: [ModuleSource] = {
    // Without `Sources/`, nothing could be tested.
    let tree = try! FileTree(in: Repository.sources)
    return tree.paths.filter { $0.hasSuffix(".swift") }.map { path in
      ModuleSource(path: path, text: String(decoding: tree[path] ?? [], as: UTF8.self))
    }
  }()

  static let modules = Set(all.map(\.module)).sorted()

  /// - Parameter path: relative to `Sources/`.
  init(path: String, text: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    module = parts[0]
    self.path = parts.last ?? ""
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count
    tokens = SwiftTokens(text).tokens
  }
}

extension ModuleSource {
  /// The types and type aliases at the top level of the file that other files can name.
  var declaredTypes: Set<Substring> {
    Set(declarations.filter { $0.depth == 0 && !isPrivate($0.keyword) }.map(\.name))
  }

  /// All types and type aliases of the file: in it, their names mean no others.
  var ownTypes: Set<Substring> { Set(declarations.map(\.name)) }

  private var declarations: [(name: Substring, depth: Int, keyword: Int)] {
    var depth = 0
    return tokens.indices.dropLast().compactMap { number in
      if tokens[number] == "{" { depth += 1 }
      if tokens[number] == "}" { depth -= 1 }
      guard Self.keywords.contains(tokens[number]) else { return nil }
      return (tokens[number + 1], depth, number)
    }
  }

  private func isPrivate(_ keyword: Int) -> Bool {
    tokens[..<keyword].reversed().prefix { Self.modifiers.contains($0) }
      .contains { $0 == "private" || $0 == "fileprivate" }
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "indirect",
  ]

  /// The classes of the file that inherit from something, each with the first name behind its colon.
  var superclasses: [(name: Substring, superclass: Substring)] {
    tokens.indices.dropLast(3).compactMap { number in
      guard tokens[number] == "class", tokens[number + 1].first?.isUppercase == true else { return nil }
      let rest = tokens[(number + 2)...].prefix { $0 != "{" }
      guard let colon = rest.first == "<" ? rest.firstIndex(of: ">").map({ $0 + 1 }) : rest.startIndex,
        colon + 1 < rest.endIndex, tokens[colon] == ":"
      else { return nil }
      return (tokens[number + 1], tokens[colon + 1])
    }
  }

  /// How often some tokens follow one another.
  func count(of sequence: [Substring]) -> Int {
    tokens.indices.count { tokens[$0...].starts(with: sequence) }
  }
}
