package import Foundation

/// What is particular about a case, as its `options.json` says it. Every key can be left out.
package struct FixtureOptions: Sendable {
  /// The options of the same names.
  package var paths = ["."]
  package var context: [String] = []
  package var only: [String] = []
  package var skip: [String] = []
  package var excluded: [String] = []
  package var bestEffort = false
  package var bridgePublishers = false
  package var insertTodos = false
  /// `auto`, `track` or `ignore`.
  package var unpublished = "auto"
  /// The language mode the case compiles in.
  package var swift = "5"
  /// Where the case needs another SDK than macOS's: `iOS`. It matters on a Mac only.
  package var platform: Platform = .macOS
  /// Why the sources cannot be compiled on their own, for a case about broken or foreign code.
  package var doesNotCompile: String?

  package enum Platform: String, Decodable, Sendable {
    case macOS, iOS
  }

  package init() {}

  /// - Throws: for a key that has no meaning, so that a typing error is not an option that is off.
  package init(json: Data) throws {
    let values = try JSONDecoder().decode([String: AnyKey].self, from: json)
    for key in values.keys.sorted() where Key(rawValue: key) == nil { throw UnknownKey(name: key) }
    let content = try JSONDecoder().decode(Content.self, from: json)
    paths = content.paths ?? paths
    context = content.context ?? []
    only = content.only ?? []
    skip = content.skip ?? []
    excluded = content.excluded ?? []
    bestEffort = content.bestEffort ?? false
    bridgePublishers = content.bridgePublishers ?? false
    insertTodos = content.insertTodos ?? false
    unpublished = content.unpublished ?? unpublished
    swift = content.swift ?? swift
    platform = content.platform ?? platform
    doesNotCompile = content.doesNotCompile
  }

  private enum Key: String {
    case paths, context, only, skip, excluded, bestEffort, bridgePublishers, insertTodos, unpublished, swift,
      platform, doesNotCompile
  }

  private struct AnyKey: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct Content: Decodable {
    let paths: [String]?
    let context: [String]?
    let only: [String]?
    let skip: [String]?
    let excluded: [String]?
    let bestEffort: Bool?
    let bridgePublishers: Bool?
    let insertTodos: Bool?
    let unpublished: String?
    let swift: String?
    let platform: Platform?
    let doesNotCompile: String?
  }
}

private struct UnknownKey: Error, CustomStringConvertible {
  let name: String
  var description: String { "options.json has no key '\(name)'; see FixtureOptions" }
}
