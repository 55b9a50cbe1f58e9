// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Between",
  dependencies: [
    .package(path: "../Feature"),
  ],
  targets: [.target(name: "Between")]
)
