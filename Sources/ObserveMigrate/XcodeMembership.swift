import Foundation
import SourceText

/// Which targets of an Xcode project compile which files.
///
/// Two targets may declare one name, as an app and its watch app do. The project file tells which is meant; where
/// it cannot be read, nothing is known.
struct XcodeMembership: Sendable {
  /// A folder that Xcode keeps in step with the disk.
  private struct Folder: Sendable {
    let path: String
    let prefix: String
    var targets: Set<String>
    /// Files and folders that are in or out, unlike the rest.
    var exceptions: [Exception] = []

    init(path: String, targets: Set<String>) {
      self.path = path
      prefix = path + "/"
      self.targets = targets
    }
  }

  private struct Exception: Sendable {
    let target: String
    let path: String
    let prefix: String

    init(target: String, path: String) {
      self.target = target
      self.path = path
      prefix = path + "/"
    }
  }

  private var targetsByPath: [String: Set<String>] = [:]
  private var folders: [Folder] = []
  private var names: [String: String] = [:]

  /// The identity of a target, by the path of its `project.pbxproj` and its name: targets of several projects have
  /// nothing in common.
  static func identity(of target: String, in project: String) -> String { project + "#" + target }

  init(of projects: ProjectFiles) async {
    for path in projects.paths.sorted() where path.hasSuffix("/project.pbxproj") { add(project: path) }
  }

  /// - Parameter path: of the `project.pbxproj`.
  private mutating func add(project path: String) {
    guard let data = FileManager.default.contents(atPath: path), Self.mayCompileSwift(data),
      let objects = Self.objects(in: data)
    else { return }
    let folder = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let project = Project(objects: objects, folder: folder)
    func name(of target: String) -> String {
      Self.identity(of: objects[target]?["name"] as? String ?? target, in: path)
    }
    for (identifier, target) in objects where target["isa"] as? String == "PBXNativeTarget" {
      let name = name(of: identifier)
      names[name] = target["name"] as? String
      for file in project.sources(of: target) { targetsByPath[file, default: []].insert(name) }
      for folder in project.folders(of: target) { add(folder: folder, of: name) }
    }
    for (identifier, group) in project.allFolders {
      for (target, file) in project.exceptions(in: identifier) {
        guard let index = folders.firstIndex(where: { $0.path == group }) else { continue }
        folders[index].exceptions.append(Exception(target: name(of: target), path: group + "/" + file))
      }
    }
  }

  func targets(compiling path: String) -> Set<String> {
    var targets = targetsByPath[path] ?? []
    for folder in folders where path.hasPrefix(folder.prefix) {
      let exceptions = folder.exceptions.filter { path == $0.path || path.hasPrefix($0.prefix) }.map(
        \.target)
      targets.formUnion(folder.targets.symmetricDifference(exceptions))
    }
    return targets
  }

  /// As the project calls them; each once.
  func names(of targets: Set<String>) -> [String] { Set(targets.compactMap { names[$0] }).sorted() }

  private mutating func add(folder path: String, of target: String) {
    if let index = folders.firstIndex(where: { $0.path == path }) {
      folders[index].targets.insert(target)
    } else {
      folders.append(Folder(path: path, targets: [target]))
    }
  }

  /// Whether it names a file of Swift, or a folder that may have some: projects of other languages may be large.
  private static func mayCompileSwift(_ project: Data) -> Bool {
    let bytes = Array(project)
    return [".swift", "PBXFileSystemSynchronizedRootGroup"].contains {
      bytes.firstOffset(of: Array($0.utf8)) != nil
    }
  }

  private static func objects(in data: Data) -> Project.Objects? {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return (list as? [String: Any])?["objects"] as? Project.Objects
    } catch {
      return nil
    }
  }
}

/// The objects of a project file, with paths.
private struct Project {
  typealias Objects = [String: [String: Any]]

  private let objects: Objects
  private var paths: [String: String] = [:]

  init(objects: Objects, folder: String) {
    self.objects = objects
    guard let project = objects.values.first(where: { $0["isa"] as? String == "PBXProject" }),
      let group = project["mainGroup"] as? String
    else { return }
    let root = Self.join(folder, project["projectDirPath"] as? String ?? "")
    addPaths(of: group, in: root, root: root, depth: 0)
  }

  func sources(of target: [String: Any]) -> [String] {
    let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
    return phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
      .flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { objects[$0]?["fileRef"] as? String }.compactMap { paths[$0] }
  }

  func folders(of target: [String: Any]) -> [String] {
    (target["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
  }

  var allFolders: [(String, String)] {
    objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
      .compactMap { group in paths[group].map { (group, $0) } }
  }

  /// The files of a folder that a target has although it has not the folder, or the other way round.
  func exceptions(in folder: String) -> [(target: String, path: String)] {
    (objects[folder]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }.flatMap { set in
      (set["membershipExceptions"] as? [String] ?? []).compactMap { path in
        (set["target"] as? String).map { ($0, path) }
      }
    }
  }

  private mutating func addPaths(of identifier: String, in folder: String, root: String, depth: Int) {
    guard depth < 64, let object = objects[identifier] else { return }
    let own = object["path"] as? String ?? ""
    let path: String
    switch object["sourceTree"] as? String {
    case "<group>": path = Self.join(folder, own)
    case "SOURCE_ROOT": path = Self.join(root, own)
    case "<absolute>": path = own
    default: return
    }
    paths[identifier] = path
    for child in object["children"] as? [String] ?? [] {
      addPaths(of: child, in: path, root: root, depth: depth + 1)
    }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }
}
