// swift-tools-version: 6.2
// Runs the cases of `Fixtures/bridge-publisher` whose name begins with "runs-", before and after the migration.
// A package of its own, so that building the tool does not fetch OpenCombine, which stands for Combine on Linux.

import Foundation
import PackageDescription

/// The modules of the cases: the sources are those of the fixtures, through the link `Cases`.
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
let cases = try! FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
  .filter { $0.hasPrefix("runs-") }.sorted()

#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
  let openCombine: [Package.Dependency] = [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ]
  let standIn: [Target] = [
    .target(
      name: "Combine",
      dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
        .product(name: $0, package: "OpenCombine")
      })
  ]
#else
  let combine: [Target.Dependency] = []
  let openCombine: [Package.Dependency] = []
  let standIn: [Target] = []
#endif

func moduleName(_ name: String, _ side: String) -> String {
  name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + side
}

let modules = cases.flatMap { name in
  ["Before", "After"].map { side -> Target in
    .target(
      name: moduleName(name, side), dependencies: combine, path: "Cases/\(name)/\(side.lowercased())",
      swiftSettings: [.swiftLanguageMode(.v5)])
  }
}

let package = Package(
  name: "RunningTests",
  platforms: [.macOS(.v14)],
  dependencies: openCombine,
  targets: standIn + modules + [
    .testTarget(name: "RunningTests", dependencies: modules.map { .target(name: $0.name) }, path: "Tests")
  ]
)
