import Testing

/// Files that mention one another's types, directly or through others, can only be understood together.
@Suite struct FileCycleTests {
  /// The number of files in the largest cycle of each module; 1 where there is no cycle.
  private static let limits: KeyValuePairs<String, Int> = [
    "EffectAnalysis": 1,
    "MigrationOutput": 1,
    "MigrationPlanning": 1,
    "MigrationRules": 1,
    "ObserveMigrate": 1,
    "SourceText": 1,
    "SwiftModel": 1,
    "observe-migrate": 1,
  ]

  @Test(arguments: limits.map(\.key))
  func cyclesGrowNoMore(module: String) throws {
    let limit = try #require(Self.limits.first { $0.key == module }?.value)
    let cycle = FileGraph(of: ModuleSource.all.filter { $0.module == module }).largestCycle
    expect(cycle.count, staysAt: limit, "files of \(module) in one cycle", details: cycle)
  }

  @Test func everyModuleIsInTheTable() {
    #expect(Self.limits.map(\.key) == ModuleSource.modules)
  }

  @Test func cyclesAreFound() {
    let sources = [
      ModuleSource(path: "M/A.swift", text: "struct A { let b: B }"),
      ModuleSource(path: "M/B.swift", text: "package final class B {\n  let c: [C]\n}"),
      ModuleSource(
        path: "M/C.swift", text: "private struct D {}\nextension A { enum C {} }\ntypealias C = Int"),
      // `D` and `E` are private there, what stands in strings and comments is no mention, and nested types are none of
      // the file.
      ModuleSource(path: "M/D.swift", text: "struct D { let a: A; struct F {} }\nfileprivate enum E {}"),
      ModuleSource(path: "M/E.swift", text: "// D\nlet e = \"D\"\nlet f: F, g: D\nprotocol E {}"),
      ModuleSource(path: "M/F.swift", text: "struct F { let e = \"\\(E.self)\" }"),
    ]
    let graph = FileGraph(of: sources)
    #expect(graph.largestCycle == ["A.swift", "B.swift", "C.swift"])
    #expect(graph.cycle(around: "E.swift") == ["E.swift", "F.swift"])
    #expect(graph.cycle(around: "D.swift") == ["D.swift"])
  }
}

/// Which files of a module mention types that other files of it declare.
private struct FileGraph {
  /// All files that each file leads to, and itself.
  private let reachable: [String: Set<String>]

  init(of sources: [ModuleSource]) {
    var files: [Substring: Set<String>] = [:]
    for source in sources {
      for type in source.declaredTypes { files[type, default: []].insert(source.path) }
    }
    let targets = sources.map { source in
      let mentioned = Set(source.tokens).subtracting(source.ownTypes)
      return (source.path, mentioned.reduce(into: Set()) { $0.formUnion(files[$1] ?? []) })
    }
    reachable = Self.reachable(in: Dictionary(uniqueKeysWithValues: targets))
  }

  /// In order; of several of one size, the first.
  var largestCycle: [String] {
    reachable.keys.sorted().map(cycle).reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// A file and all that it leads to and that lead back to it.
  func cycle(around file: String) -> [String] {
    reachable[file, default: []].filter { reachable[$0, default: []].contains(file) }.sorted()
  }

  private static func reachable(in targets: [String: Set<String>]) -> [String: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: targets.keys.map { file in
        var (found, open) = (Set([file]), [file])
        while let next = open.popLast() {
          open += targets[next, default: []].filter { found.insert($0).inserted }
        }
        return (file, found)
      })
  }
}
