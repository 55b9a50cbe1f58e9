// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Store", platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
