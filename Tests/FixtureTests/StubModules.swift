import Foundation
import TestSupport

/// The stubs of Apple's frameworks, compiled: once for each state of their sources.
struct StubModules {
  /// All that the modules were made from.
  let key: String
  private let folder: URL
  private let toolchain: Toolchain

  /// Later ones import earlier ones.
  private static let modules = ["Combine", "SwiftUI"]
  private static let macroModule = "StubMacros"

  private static let moduleSources = Repository.tests.appendingPathComponent("StubModules", isDirectory: true)
  private static let macroSources = Repository.tests.appendingPathComponent(macroModule, isDirectory: true)

  /// - Throws: `CompilerProblem` with the compiler's words where a stub does not compile.
  init(_ toolchain: Toolchain) async throws {
    self.toolchain = toolchain
    let found = Set(try FileTree.paths(in: Self.moduleSources).compactMap { $0.split(separator: "/").first })
    guard found.map(String.init).sorted() == Self.modules.sorted() else {
      throw CompilerProblem("Tests/StubModules holds \(found.sorted()); name them in StubModules.modules")
    }
    var hash = ContentHash()
    hash.combine(toolchain.version)
    hash.combine(try FileTree(in: Self.moduleSources))
    hash.combine(try FileTree(in: Self.macroSources))
    key = hash.text
    folder = try CompiledCases.folder().appendingPathComponent("stubs-\(key)", isDirectory: true)
    if !FileManager.default.fileExists(atPath: folder.path) { try await build() }
  }

  var arguments: [String] { ["-I", folder.path] }

  /// - Throws: `CompilerProblem` where the toolchain brings no swift-syntax to build the macros with.
  func macroArguments() throws -> [String] {
    let library = folder.appendingPathComponent(Self.macroLibrary).path
    guard FileManager.default.fileExists(atPath: library) else {
      throw CompilerProblem(
        "SwiftUI's macros cannot be stubbed: there is no swift-syntax in \(toolchain.hostLibraries.path); "
          + "use a toolchain from swift.org")
    }
    return ["-load-plugin-library", library]
  }

  // MARK: Building

  private static let macroLibrary = "lib\(macroModule).so"

  /// In a folder beside, which then gets its name: whoever sees the name sees all of it.
  private func build() async throws {
    let staged = folder.deletingLastPathComponent()
      .appendingPathComponent("stubs-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: staged, withIntermediateDirectories: true)
    do {
      async let macros: Void = buildMacros(in: staged)
      for module in Self.modules { try await build(module, in: staged) }
      try await macros
      try FileManager.default.moveItem(at: staged, to: folder)
    } catch {
      try FileManager.default.removeItem(at: staged)
      // Somebody else may have been first.
      if !FileManager.default.fileExists(atPath: folder.path) { throw error }
    }
  }

  private func build(_ module: String, in output: URL) async throws {
    try await compile(
      Self.moduleSources.appendingPathComponent(module, isDirectory: true),
      [
        "-parse-as-library", "-swift-version", "5", "-emit-module", "-module-name", module,
        "-I", output.path, "-emit-module-path", output.appendingPathComponent("\(module).swiftmodule").path,
      ])
  }

  /// With the toolchain's own swift-syntax, in seconds; building the package's takes minutes.
  private func buildMacros(in output: URL) async throws {
    let host = toolchain.hostLibraries.path
    guard FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") else { return }
    try await compile(
      Self.macroSources,
      [
        "-parse-as-library", "-emit-library", "-module-name", Self.macroModule,
        "-o", output.appendingPathComponent(Self.macroLibrary).path, "-I", host, "-L", host,
        "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
        "-Xlinker", "-rpath", "-Xlinker", host,
      ])
  }

  private func compile(_ sources: URL, _ arguments: [String]) async throws {
    let files = try FileTree.paths(in: sources).filter { $0.hasSuffix(".swift") }
    let command = toolchain.compiler() + ["-suppress-warnings", "-diagnostic-style=llvm"] + arguments + files
    let outcome = try await Tool.run(command, in: sources)
    guard outcome.exitCode == 0 else {
      let errors = outcome.errorText.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      throw CompilerProblem("\(sources.path) does not compile:\n\(errors.joined(separator: "\n"))")
    }
  }
}
