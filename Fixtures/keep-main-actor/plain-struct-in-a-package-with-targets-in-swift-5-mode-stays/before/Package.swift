// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Editor", platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [.target(name: "Editor", swiftSettings: [.swiftLanguageMode(.v5)])])
