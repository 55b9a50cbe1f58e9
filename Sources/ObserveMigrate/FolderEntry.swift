import Foundation

/// What lies in a folder, as the system lists it: `FileManager` looks at each file once more to tell what it is.
struct FolderEntry {
  enum Kind { case file, folder, other }

  let name: String
  let type: Kind

  /// In no order; empty where the folder cannot be read.
  static func all(in folder: String) -> [FolderEntry] {
    guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, type: kind(entry.pointee.d_type, of: folder + "/" + name)))
    }
    return entries
  }

  private static func kind(_ type: UInt8, of path: String) -> Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN):
      // Some file systems do not say.
      var attributes = stat()
      guard lstat(path, &attributes) == 0 else { return .other }
      if attributes.st_mode & S_IFMT == S_IFREG { return .file }
      return attributes.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    default: return .other
    }
  }
}
