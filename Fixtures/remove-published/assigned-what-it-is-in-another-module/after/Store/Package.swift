// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Store",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Store", targets: ["Store"])],
  targets: [.target(name: "Store")]
)
