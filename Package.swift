// swift-tools-version: 6.2
// Swift 6.2 (Xcode 26) is the oldest toolchain that builds this package; what it migrates may be older.

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
]

let package = Package(
  name: "observe-migrate",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "observe-migrate", targets: ["observe-migrate"]),
    .library(name: "ObserveMigrate", targets: ["ObserveMigrate"]),
    .plugin(name: "MigrateToObservable", targets: ["MigrateToObservable"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .target(name: "SourceText", swiftSettings: settings),
    .target(
      name: "SwiftModel",
      dependencies: ["SourceText"] + swiftSyntax,
      swiftSettings: settings),
    .target(
      name: "EffectAnalysis",
      dependencies: ["SourceText", "SwiftModel"],
      swiftSettings: settings),
    .target(
      name: "MigrationPlanning",
      dependencies: ["SourceText", "SwiftModel"],
      swiftSettings: settings),
    .target(
      name: "MigrationRules",
      dependencies: ["SourceText", "SwiftModel", "EffectAnalysis", "MigrationPlanning"],
      swiftSettings: settings),
    .target(
      name: "MigrationOutput",
      dependencies: [
        "SourceText", "MigrationPlanning",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      // A link to Documentation/Diagnostics, so that `explain` prints the pages wherever the binary stands.
      resources: [.embedInCode("Diagnostics")],
      swiftSettings: settings),
    .target(
      name: "ObserveMigrate",
      dependencies: [
        "SourceText", "SwiftModel", "MigrationPlanning", "MigrationRules", "MigrationOutput",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "observe-migrate",
      dependencies: [
        "ObserveMigrate",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // No permission is declared: with one, SwiftPM would ask for it before every dry run. Rewriting takes
    // `--allow-writing-to-package-directory`.
    .plugin(
      name: "MigrateToObservable",
      capability: .command(
        intent: .custom(
          verb: "migrate-to-observable",
          description: "Move SwiftUI code from ObservableObject to @Observable.")),
      dependencies: ["observe-migrate"]),
    // For those who develop: what a run costs beside a bare parse. No product needs it.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "ObserveMigrate", "SwiftModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Benchmarks",
      exclude: ["count-instructions"],
      swiftSettings: settings),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"], swiftSettings: settings),
    // What the test targets share. The folders `Tests/StubModules` and `Tests/StubMacros` are no targets: the
    // fixture tests compile them, as SwiftUI and Combine for Linux.
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    // Tables of small sources, for the tests of what is read from them.
    .target(
      name: "ModelTestSupport", dependencies: ["SourceText", "SwiftModel", "TestSupport"],
      path: "Tests/ModelTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "SwiftModelTests", dependencies: ["ModelTestSupport", "SourceText", "SwiftModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EffectAnalysisTests",
      dependencies: [
        "EffectAnalysis", "MigrationRules", "ModelTestSupport", "SourceText", "SwiftModel", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MigrationPlanningTests", dependencies: ["MigrationPlanning", "SourceText", "SwiftModel"],
      swiftSettings: settings),
    .testTarget(
      name: "FixtureTests", dependencies: ["ObserveMigrate", "SourceText", "SwiftModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["MigrationPlanning", "MigrationRules", "SwiftModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MigrationOutputTests", dependencies: ["MigrationOutput", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["observe-migrate", "TestSupport"], swiftSettings: settings),
  ]
)
