import Foundation
import PackagePlugin

/// Lists the views of all cases that a test target depends on, before and after.
@main struct ViewCases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = target.dependencies.compactMap { dependency -> String? in
      if case .target(let module) = dependency { module.name } else { nil }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ViewCases.swift")
    return [
      .buildCommand(
        displayName: "Listing the views of the cases",
        executable: try context.tool(named: "WriteViewCases").url,
        arguments: [output.path] + modules.filter { $0.hasPrefix("RunsView") },
        outputFiles: [output])
    ]
  }
}
