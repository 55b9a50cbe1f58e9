// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17)],
  dependencies: [.package(url: "https://example.com/Ledger", from: "1.0.0")],
  targets: [
    .target(name: "Store", path: "Modules/Store"),
    .target(name: "Legacy", path: "./Modules/Legacy"),
    .target(
      name: "Screens", dependencies: ["Store", .product(name: "Ledger", package: "Ledger")],
      path: "Modules", exclude: ["Store", "Legacy"], sources: ["Screens"]),
  ]
)
