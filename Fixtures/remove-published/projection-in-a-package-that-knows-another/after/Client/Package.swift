// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [
    .package(path: "../Between"),
  ],
  targets: [.target(name: "Client")]
)
