import SourceText
import SwiftParser
import SwiftSyntax

/// The targets and dependencies of a Swift package, as far as its manifest has them as literals.
struct PackageManifest {
  /// A target and the location of its files.
  struct Target {
    let name: String
    /// The folder of its files, relative to the package; nil for the default one.
    let path: String?
    /// The parts of that folder that it consists of; nil for all of it.
    let sources: [String]?
    /// The kind, which determines the default folder.
    let kind: Kind
  }

  /// The kind of a target.
  enum Kind: Hashable { case source, test, plugin }

  /// The targets with a literal name.
  let targets: [Target]
  /// Whether the package is in Swift 6 mode, by its tools version and the text of its manifest.
  let isSwift6: Bool
  /// Whether all of the package is in Swift 5 mode, where the wrappers of properties isolate types.
  let isSwift5: Bool
  /// Whether some target has `.defaultIsolation(MainActor.self)`.
  let isOnMainActorByDefault: Bool
  /// The paths of the packages that it depends on by path; nil if one is not a literal.
  let localDependencies: [String]?
  /// The names of its remote dependencies, in lower case.
  let otherDependencies: Set<String>
  private let text: String

  init(text: String) {
    self.text = text
    isSwift6 = Self.usesSwift6(text)
    isSwift5 = Self.usesSwift5(text)
    isOnMainActorByDefault = text.filter { !$0.isWhitespace }.contains(".defaultIsolation(MainActor.self")
    // What is nested too deep to be parsed says nothing.
    let isReadable = NestingEstimate.depth(of: Array(text.utf8)) <= NestingEstimate.limit
    let calls = isReadable ? Parser.parse(source: text).nodes(of: FunctionCallExprSyntax.self) : []
    targets = calls.compactMap(\.target)
    let dependencies = calls.compactMap(\.packageDependency)
    localDependencies =
      !isReadable || dependencies.contains(.computed) ? nil : dependencies.compactMap(\.path)
    otherDependencies = Set(dependencies.compactMap(\.name))
  }

  /// The target of a file, and the folder of the target; nil if the manifest does not determine it.
  ///
  /// - Parameter path: the components of the file's path, relative to the package.
  func target(of path: ArraySlice<String>) -> (name: String, folder: [String], hasWrittenPath: Bool)? {
    if let found = targetWithPath(of: path) { return (found.name, found.folder, true) }
    guard let first = path.first, Self.folders.contains(first), path.count > 1 else { return nil }
    if let second = path.dropFirst().first, path.count > 2, text.contains("\"\(second)\"") {
      return (second, [first, second], false)
    }
    // A sole target may have the whole folder.
    let alone = targets.filter { $0.kind == .source && $0.path == nil }
    guard targets.count(where: { $0.kind == .source }) == 1, let target = alone.first,
      first != "Tests", first != "Plugins"
    else { return nil }
    return (target.name, [first], true)
  }

  /// The target with the longest path around a file; nil if there are several.
  private func targetWithPath(of path: ArraySlice<String>) -> (name: String, folder: [String])? {
    let found = targets.compactMap { target -> (name: String, folder: [String])? in
      guard let folder = target.path.map(Self.components), path.starts(with: folder) else { return nil }
      guard let sources = target.sources else { return (target.name, folder) }
      // All files of a folder get the same result.
      if sources.contains(where: { $0.hasSuffix(".swift") }) { return nil }
      let inner = sources.map { folder + Self.components($0) }.first { path.starts(with: $0) }
      return inner.map { (target.name, $0) }
    }
    let longest = found.map(\.folder.count).max() ?? 0
    let nearest = found.filter { $0.folder.count == longest }
    return nearest.count == 1 ? nearest.first : nil
  }

  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  private static func usesSwift6(_ manifest: String) -> Bool {
    (toolsVersion(of: manifest) ?? 0) >= 6 && !manifest.contains(".v5")
  }

  private static func usesSwift5(_ manifest: String) -> Bool {
    let isOtherwise = [".v6", "-swift-version", "DisableOutwardActorInference"].contains(
      where: manifest.contains)
    guard !isOtherwise, let version = toolsVersion(of: manifest) else { return false }
    let words = manifest.filter { !$0.isWhitespace }
    return version < 6 || ["Modes:[.v5]", "Versions:[.v5]"].contains { words.contains("swiftLanguage" + $0) }
  }

  /// The major version.
  private static func toolsVersion(of manifest: String) -> Int? {
    let line = manifest.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
    return line.drop { !$0.isNumber }.first?.wholeNumberValue
  }

  private static let folders: Set<String> = ["Sources", "Source", "src", "Tests", "Plugins"]
}

/// An entry of the dependencies of a package.
private enum PackageDependency: Equatable {
  case path(String)
  /// The last component of its address or identity, in lower case.
  case named(String)
  /// Its path or address is not a literal.
  case computed

  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension FunctionCallExprSyntax {
  /// `.target(name: "Core", path: "Modules/Core")`
  fileprivate var target: PackageManifest.Target? {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let kind = Self.targetKinds[callee], let name = argument("name")?.writtenText,
      // A `.target(name:)` in `dependencies` is a reference.
      ancestor(as: LabeledExprSyntax.self)?.label?.text != "dependencies"
    else { return nil }
    let path = argument("path")
    if let path, path.writtenText == nil { return nil }
    let sources = argument("sources")?.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.writtenText)
    return PackageManifest.Target(name: name, path: path?.writtenText, sources: sources, kind: kind)
  }

  private static let targetKinds: [String: PackageManifest.Kind] = [
    "target": .source, "executableTarget": .source, "macro": .source, "testTarget": .test, "plugin": .plugin,
  ]

  /// `.package(path: "../Core")`, `.package(url: "https://…/core.git", from: "1.0.0")`, `.package(id: "scope.core", …)`
  fileprivate var packageDependency: PackageDependency? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package",
      let label = ["path", "url", "id"].first(where: { argument($0) != nil })
    else { return nil }
    guard let text = argument(label)?.writtenText else { return .computed }
    if label == "path" { return .path(text) }
    let last = text.split { $0 == "/" || label == "id" && $0 == "." }.last.map(String.init) ?? ""
    return .named((last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased())
  }

  private func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The value of a string literal without interpolations.
  fileprivate var writtenText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
