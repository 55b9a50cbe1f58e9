// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [
    .iOS(.v16), .macOS("14.0"),
    .tvOS("16.4"),
    // .watchOS(.v9)
  ],
  targets: [.target(name: "Reader")])
