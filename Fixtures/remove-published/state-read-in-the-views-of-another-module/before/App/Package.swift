// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v17)],
  dependencies: [
    .package(path: "../Feed"),
  ],
  targets: [.target(name: "App", dependencies: ["Feed"])]
)
