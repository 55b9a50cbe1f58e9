import Foundation
import PackagePlugin

/// `swift package migrate-to-observable`: runs the command on the package, with all options that the command has.
///
/// `--target` picks targets of the package. The other ones are read and stay as they are.
@main
struct MigrateToObservable: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try CommandLine(
      arguments, folder: context.package.directoryURL,
      targets: context.package.targets.compactMap { ($0 as? any SourceModuleTarget)?.folder })
    try run(context.tool(named: "observe-migrate").url, command)
  }

  private func run(_ tool: URL, _ command: CommandLine) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = command.folder
    process.arguments = command.arguments
    try process.run()
    process.waitUntilExit()
    // The command has said what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateToObservable: XcodeCommandPlugin {
    /// For the menu of a project in Xcode. Its targets are lists of files.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = context.xcodeProject.targets.map { target in
        let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
        return TargetSources(name: target.displayName, paths: files.map(\.url.path))
      }
      // Xcode links places in the form of compilers.
      let form = arguments.contains { $0.hasPrefix("--format") } ? [] : ["--format", "xcode"]
      let command = try CommandLine(
        arguments + form, folder: context.xcodeProject.directoryURL, targets: targets)
      try run(context.tool(named: "observe-migrate").url, command)
    }
  }
#endif

/// A target, and where its sources lie.
private struct TargetSources {
  let name: String
  let paths: [String]
}

/// The command as it is run.
private struct CommandLine {
  let folder: URL
  let arguments: [String]

  /// - Parameters:
  ///   - arguments: what stands behind the name of the plug-in
  ///   - folder: where the command runs, and what it works on where no target is picked
  ///   - targets: all that could be picked
  init(_ arguments: [String], folder: URL, targets: [TargetSources]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw UsageError(
        description:
          "no target has the name '\(name)'; there are \(targets.map(\.name).joined(separator: ", "))")
    }
    if extractor.remainingArguments.contains(where: { $0 == "--verify" || $0.hasPrefix("--verify=") }) {
      throw UsageError(
        description: "a plug-in cannot build while it runs; use the command itself with --verify")
    }
    let picked = targets.filter { names.contains($0.name) }.flatMap(\.paths)
    let others = names.isEmpty ? [] : targets.filter { !names.contains($0.name) }.flatMap(\.paths)
    self.folder = folder
    self.arguments =
      extractor.remainingArguments
      + others.filter { !picked.contains($0) }.flatMap { ["--context", Self.path($0, from: folder)] }
      + picked.map { Self.path($0, from: folder) }
  }

  /// As short as a diff and a report should show it.
  private static func path(_ path: String, from folder: URL) -> String {
    let start = folder.path + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

private struct UsageError: Error, CustomStringConvertible {
  let description: String
}

extension SourceModuleTarget {
  fileprivate var folder: TargetSources { TargetSources(name: name, paths: [directoryURL.path]) }
}
