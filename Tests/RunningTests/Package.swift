// swift-tools-version: 6.2
// Runs the cases of `Fixtures` whose name begins with "runs-", before and after the migration.
// A package of its own, so that building the tool does not fetch OpenCombine, which stands for Combine on Linux.
// Cases that begin with "runs-view-" are views: they need the SwiftUI of `Sources`, and are run on Linux only.

import Foundation
import PackageDescription

/// The cases, with the folders of their rules. They are found through the link `Cases`.
let cases: [(rule: String, name: String)] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
  func names(in folder: URL) -> [String] {
    try! FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path).sorted()
  }
  return names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { rule in
    names(in: folder.appendingPathComponent(rule)).filter { $0.hasPrefix("runs-") }.map { (rule, $0) }
  }
}()

/// A module for each side of a case: the sources are those of the fixture.
func modules(_ dependencies: [Target.Dependency], where isWanted: (String) -> Bool) -> [Target] {
  cases.filter { isWanted($0.name) }.flatMap { rule, name in
    ["Before", "After"].map { side in
      .target(
        name: moduleName(name) + side, dependencies: dependencies,
        path: "Cases/\(rule)/\(name)/\(side.lowercased())", swiftSettings: [.swiftLanguageMode(.v5)])
    }
  }
}

func moduleName(_ name: String) -> String {
  name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

func tests(
  _ name: String, of modules: [Target], and others: String..., plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: name, dependencies: (modules.map(\.name) + others).map { .target(name: $0) }, plugins: plugins)
}

let isView = { (name: String) in name.hasPrefix("runs-view-") }

/// Apps made at random, as `CompareApps` writes them: both sides, and what plays them.
let hasApps = FileManager.default.fileExists(
  atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Generated").path
)
let generatedApps: [Target] =
  !hasApps
  ? []
  : ["Before", "After"].map { side in
    .target(
      name: "Generated" + side, dependencies: ["AppJournal", "SwiftUI"], path: "Generated/" + side,
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings", "-wmo", "-num-threads", "2"]),
      ])
  } + [
    .executableTarget(
      name: "PlayApps",
      dependencies: ["AppGenerator", "AppJournal", "GeneratedAfter", "GeneratedBefore", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]

#if os(Linux)
  let openCombine: [Package.Dependency] = [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ]
  let combine: [Target.Dependency] = ["Combine"]
  let views = modules(["SwiftUI"], where: isView)
  let linuxOnly: [Target] =
    views + generatedApps + [
      .target(name: "AppGenerator"), .target(name: "AppJournal"),
      .executableTarget(name: "CompareApps", dependencies: ["AppGenerator"]),
      .target(
        name: "Combine",
        dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(name: $0, package: "OpenCombine")
        }),
      .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
      tests("ViewTests", of: views, and: "CaseNames", "SwiftUI", plugins: ["ViewCases"]),
      .plugin(name: "ViewCases", capability: .buildTool, dependencies: ["WriteViewCases"]),
      .executableTarget(name: "WriteViewCases"),
    ]
#else
  let openCombine: [Package.Dependency] = []
  let combine: [Target.Dependency] = []
  let linuxOnly: [Target] = []
#endif

let scripts = modules(combine, where: { !isView($0) })

let package = Package(
  name: "RunningTests",
  platforms: [.macOS(.v14)],
  dependencies: openCombine,
  targets: linuxOnly + scripts + [
    .target(name: "CaseNames"), tests("RunningTests", of: scripts, and: "CaseNames"),
  ]
)
