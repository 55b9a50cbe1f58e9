import Foundation
import TestSupport

/// Compiles the sources of a case, up to where the compiler has found all it finds, and keeps nothing.
///
/// Type-checking alone is not enough: that a variable is set before it is used, for one, is found later.
struct Compiler {
  private let toolchain: Toolchain
  /// Where Apple's frameworks are not to be had.
  private let stubs: StubModules?
  private let cache: CompiledCases

  /// Built once for all tests; a failure is everyone's.
  static func shared() async throws -> Compiler {
    try await sharedTask.value
  }

  private static let sharedTask = Task { try await Compiler() }

  private init() async throws {
    toolchain = try await Toolchain()
    #if os(macOS)
      stubs = nil
    #else
      stubs = try await StubModules(toolchain)
    #endif
    cache = try CompiledCases(key: toolchain.version + (stubs?.key ?? ""))
  }

  /// The first errors, with the paths of their files; empty where all is well.
  func errors(in folder: URL, _ options: FixtureOptions) async throws -> [String] {
    let tree = try FileTree(in: folder)
    let sources = tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    if sources.isEmpty { return ["\(folder.path): error: there is no Swift file"] }
    let arguments = try commonArguments(options) + macroArguments(for: sources.compactMap { tree[$0] })
    if cache.contains(tree, arguments) { return [] }

    let paths = sources.map { folder.appendingPathComponent($0).path }
    // No device: a compiler that is interrupted removes what it writes to.
    let output = try TemporaryFolder()
    let command =
      toolchain.compiler(for: options.platform) + arguments
      + ["-o", output.url.appendingPathComponent("Fixture.sil").path] + paths
    let outcome = try await Tool.run(command, in: folder)
    if outcome.exitCode == 0 {
      try cache.insert(tree, arguments)
      return []
    }
    let lines = outcome.errorText.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error:") }.prefix(5)
    // A compiler that crashes says so in other words.
    if errors.isEmpty { return ["\(folder.path): the compiler ended with \(outcome.exitCode)"] + lines }
    return Array(errors)
  }

  private func commonArguments(_ options: FixtureOptions) -> [String] {
    [
      "-emit-sil", "-whole-module-optimization", "-parse-as-library",
      "-module-name", "Fixture", "-swift-version", options.swift, "-suppress-warnings",
      "-diagnostic-style=llvm",
    ] + (stubs?.arguments ?? [])
  }

  /// The library is not even needed where no macro of SwiftUI's is written.
  private func macroArguments(for sources: [[UInt8]]) throws -> [String] {
    guard let stubs else { return [] }
    let usesMacros = sources.contains { source in
      let text = String(decoding: source, as: UTF8.self)
      return ["#Preview", "@Previewable", "@Entry"].contains(where: text.contains)
    }
    return usesMacros ? try stubs.macroArguments() : []
  }
}
