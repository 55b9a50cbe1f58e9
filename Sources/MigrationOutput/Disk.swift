import Foundation

/// The calls that change the disk. Every one of them is announced first, so that a test can let any of them fail,
/// or all from one on, as for a program that is killed.
package struct Disk: Sendable {
  package enum Change: Sendable, Equatable {
    case makeFolder, write, copyAttributes, link, rename, remove, removeFolder
  }

  /// Throws to let the change fail.
  private let willChange: @Sendable (Change) throws(SystemError) -> Void

  package init(
    willChange: @escaping @Sendable (Change) throws(SystemError) -> Void = { _ throws(SystemError) in }
  ) {
    self.willChange = willChange
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try willChange(.makeFolder)
    try SystemError.check(mkdir(path, 0o700))
  }

  /// Writes a new file through to the disk.
  func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError(code: errno) }
    defer { close(file) }
    // A write that fails leaves half of the file.
    try write(bytes[..<(bytes.count / 2)], to: file)
    try willChange(.write)
    try write(bytes[(bytes.count / 2)...], to: file)
    try SystemError.check(fsync(file))
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives a file the owner, the permissions and the extended attributes of another one.
  func copyAttributes(from source: String, to target: String) throws(SystemError) {
    try willChange(.copyAttributes)
    var attributes = stat()
    try SystemError.check(stat(source, &attributes))
    // Only the superuser may give files away; anybody else owns what they write.
    _ = chown(target, attributes.st_uid, attributes.st_gid)
    try ExtendedAttributes.copy(from: source, to: target)
    try SystemError.check(chmod(target, attributes.st_mode & 0o7777))
  }

  /// A second name for a file, or a copy of it where the file system has no such names.
  func link(_ source: String, as target: String) throws(SystemError) {
    try willChange(.link)
    #if canImport(Darwin)
      let outcome = Darwin.link(source, target)
    #else
      let outcome = Glibc.link(source, target)
    #endif
    if outcome == 0 { return }
    guard [EPERM, ENOTSUP, EMLINK, ENOSYS].contains(errno) else { throw SystemError(code: errno) }
    try write(Self.bytes(of: source), to: target)
    try copyAttributes(from: source, to: target)
  }

  func rename(_ source: String, to target: String) throws(SystemError) {
    try willChange(.rename)
    #if canImport(Darwin)
      try SystemError.check(Darwin.rename(source, target))
    #else
      try SystemError.check(Glibc.rename(source, target))
    #endif
  }

  func remove(_ path: String) throws(SystemError) {
    try willChange(.remove)
    try SystemError.check(unlink(path))
  }

  func removeFolder(_ path: String) throws(SystemError) {
    try willChange(.removeFolder)
    try SystemError.check(rmdir(path))
  }

  // MARK: Looking

  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(code: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  static func exists(_ path: String) -> Bool {
    var attributes = stat()
    return lstat(path, &attributes) == 0
  }
}
