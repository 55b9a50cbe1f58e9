// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Files",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "App", targets: ["App"])],
  targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])]
)
