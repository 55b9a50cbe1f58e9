// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Backend",
  dependencies: [
    .package(url: "https://example.org/fluent.git", from: "4.0.0"),
  ],
  targets: [.target(name: "Backend")]
)
