// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Feature",
  dependencies: [
  ],
  targets: [.target(name: "Feature")]
)
