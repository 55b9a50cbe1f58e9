import SwiftUI

@Observable
final class Tree {
  var names: [String] = []

  init(files: [String]) { names = Self.folders(of: files) }

  private static func folders(of files: [String]) -> [String] {
    struct Folder { var files: [String] = [] }
    var folders: [String: Folder] = [:]
    for file in files { folders[String(file.prefix(1)), default: Folder()].files.append(file) }
    return folders.map { "\($0.key) \($0.value.files.count)" }
  }
}

/// An object of a class may be kept elsewhere.
@Observable
final class Log: ObservableObject {
  var lines: [String] = []

  init(files: [String]) { lines = Self.lines(of: files) }

  private static func lines(of files: [String]) -> [String] {
    Task { print(files) }
    return files
  }
}

struct TreeView: View {
  @State private var tree: Tree
  @StateObject private var log: Log

  init(files: [String]) {
    _tree = State(wrappedValue: Tree(files: files))
    _log = StateObject(wrappedValue: Log(files: files))
  }

  var body: some View { Text("\(tree.names.count) \(log.lines.count)") }
}
