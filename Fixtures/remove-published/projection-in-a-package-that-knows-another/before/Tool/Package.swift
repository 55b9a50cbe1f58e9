// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tool",
  dependencies: [
    .package(path: folder + "/Feature"),
  ],
  targets: [.target(name: "Tool")]
)
