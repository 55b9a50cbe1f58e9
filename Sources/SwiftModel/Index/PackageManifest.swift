import SwiftParser
import SwiftSyntax

/// What the manifest of a Swift package says about its targets, as far as it is written out.
struct PackageManifest {
  /// A target, with the files that are its own.
  struct Target {
    let name: String
    /// The folder of its files, relative to the package; nil for the usual one.
    let path: String?
    /// What it takes of that folder, where not all of it.
    let sources: [String]?
    /// Where its files lie by default.
    let kind: Kind
  }

  enum Kind: Hashable { case source, test, plugin }

  /// Those with a written name.
  let targets: [Target]
  /// Whether the package asks for Swift 6 mode, as far as its first line and its words tell.
  let isSwift6: Bool
  /// Whether it puts what says nothing else on the main actor, in some target: `.defaultIsolation(MainActor.self)`.
  let isOnMainActorByDefault: Bool
  /// The packages that it depends on by a path; nil where the manifest makes one up.
  let localDependencies: [String]?
  /// The names of those that it takes from elsewhere, in small letters.
  let otherDependencies: Set<String>
  private let text: String

  init(text: String) {
    self.text = text
    isSwift6 = Self.asksForSwift6(text)
    isOnMainActorByDefault = text.filter { !$0.isWhitespace }.contains(".defaultIsolation(MainActor.self")
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    targets = visitor.targets
    localDependencies = visitor.areDependenciesWritten ? visitor.paths : nil
    otherDependencies = visitor.names
  }

  /// The target that a file is compiled by, and the folder that it has for itself; nil where the manifest does not say.
  ///
  /// - Parameter path: the components of the file's path, relative to the package.
  func target(of path: ArraySlice<String>) -> (name: String, folder: [String], hasWrittenPath: Bool)? {
    if let found = targetWithPath(of: path) { return (found.name, found.folder, true) }
    guard let first = path.first, Self.folders.contains(first), path.count > 1 else { return nil }
    if let second = path.dropFirst().first, path.count > 2, text.contains("\"\(second)\"") {
      return (second, [first, second], false)
    }
    // A target that is alone may have the whole folder.
    let alone = targets.filter { $0.kind == .source && $0.path == nil }
    guard targets.count(where: { $0.kind == .source }) == 1, let target = alone.first,
      first != "Tests", first != "Plugins"
    else { return nil }
    return (target.name, [first], true)
  }

  /// That with the longest path around a file, where there is only one.
  private func targetWithPath(of path: ArraySlice<String>) -> (name: String, folder: [String])? {
    let found = targets.compactMap { target -> (name: String, folder: [String])? in
      guard let folder = target.path.map(Self.components), path.starts(with: folder) else { return nil }
      guard let sources = target.sources else { return (target.name, folder) }
      // All files of a folder have one answer.
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

  private static func asksForSwift6(_ manifest: String) -> Bool {
    let line = manifest.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
    let version = line.drop { !$0.isNumber }
    return (version.first?.wholeNumberValue ?? 0) >= 6 && !manifest.contains(".v5")
  }

  private static let folders: Set<String> = ["Sources", "Source", "src", "Tests", "Plugins"]
}

/// `.target(name: "Core", path: "Modules/Core")`
private final class TargetVisitor: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var paths: [String] = []
  private(set) var names: Set<String> = []
  private(set) var areDependenciesWritten = true

  private static let kinds: [String: PackageManifest.Kind] = [
    "target": .source, "executableTarget": .source, "macro": .source, "testTarget": .test, "plugin": .plugin,
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    if callee == "package" { addDependency(node) }
    guard let kind = Self.kinds[callee], let name = node.argument("name")?.writtenText
    else { return .visitChildren }
    // Among the dependencies of a target, a name is all there is.
    if node.ancestor(as: LabeledExprSyntax.self)?.label?.text == "dependencies" { return .visitChildren }
    let path = node.argument("path")
    if let path, path.writtenText == nil { return .visitChildren }
    let sources = node.argument("sources")?.as(ArrayExprSyntax.self)?.elements.compactMap(
      \.expression.writtenText)
    targets.append(
      PackageManifest.Target(name: name, path: path?.writtenText, sources: sources, kind: kind))
    return .visitChildren
  }

  /// `.package(path: "../Core")`, `.package(url: "https://…/core.git", from: "1.0.0")`, `.package(id: "scope.core", …)`
  private func addDependency(_ node: FunctionCallExprSyntax) {
    let labels = ["path", "url", "id"]
    guard let label = labels.first(where: { node.argument($0) != nil }) else { return }
    guard let text = node.argument(label)?.writtenText else {
      areDependenciesWritten = false
      return
    }
    if label == "path" { return paths.append(text) }
    let last = text.split { $0 == "/" || label == "id" && $0 == "." }.last.map(String.init) ?? ""
    names.insert((last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased())
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// Of a string without interpolations.
  fileprivate var writtenText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
