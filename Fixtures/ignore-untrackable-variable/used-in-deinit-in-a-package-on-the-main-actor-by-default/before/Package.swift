// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Feeds",
  targets: [
    .target(name: "Feeds", swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
