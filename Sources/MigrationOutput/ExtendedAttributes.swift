import Foundation

/// What a file system keeps about a file besides its bytes: tags, quarantine, access lists.
enum ExtendedAttributes {
  /// Copies them. A file system that has none, or keeps some to itself, is no error.
  static func copy(from source: String, to target: String) throws(SystemError) {
    #if canImport(Darwin)
      let outcome = copyfile(source, target, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
      if outcome != 0, errno != ENOTSUP { throw SystemError(code: errno) }
    #else
      let attributes: [String: Data]
      do {
        let all = try FileManager.default.attributesOfItem(atPath: source)
        attributes = all[key] as? [String: Data] ?? [:]
      } catch {
        throw SystemError(code: EIO)
      }
      for name in attributes.keys.sorted() {
        // The kernel gives its own ones to new files as it sees fit, and refuses them from others.
        do {
          try FileManager.default.setAttributes([key: [name: attributes[name]]], ofItemAtPath: target)
        } catch { continue }
      }
    #endif
  }

  #if !canImport(Darwin)
    /// As Foundation calls them, in dictionaries of attributes, without having a constant for it.
    private static let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")
  #endif
}
