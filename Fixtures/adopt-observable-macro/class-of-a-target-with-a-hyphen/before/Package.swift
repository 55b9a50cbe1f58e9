// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Sync",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Sync-UI", targets: ["Sync-UI"])],
  targets: [.target(name: "Sync-UI")]
)
