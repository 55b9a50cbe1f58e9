// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Remote",
  dependencies: [
    .package(url: "https://example.org/Feature.git", branch: "main"),
  ],
  targets: [.target(name: "Remote")]
)
