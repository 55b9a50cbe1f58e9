package import Foundation

/// Keeps other runs from writing into a folder, or into anything below or above it, as long as it lives. The lock is
/// on the folders themselves: nothing is left behind, whatever ends the run.
package final class TreeLock: Sendable {
  private let descriptors: [Int32]

  /// Locks a folder for this run alone, and shares those above it, which then nobody gets alone.
  ///
  /// - Throws: `FileError` where another run has one of them.
  package init(_ folder: URL) throws(FileError) {
    var descriptors: [Int32] = []
    var current = folder.resolvingSymlinksInPath()
    var kind = LOCK_EX
    while true {
      do throws(SystemError) {
        if let descriptor = try Self.lock(current.path, kind | LOCK_NB) { descriptors.append(descriptor) }
      } catch {
        for descriptor in descriptors { close(descriptor) }
        throw FileError(
          path: folder.path,
          problem: "another run of observe-migrate is writing in '\(current.path)'; wait until it has ended")
      }
      if current.path == "/" { break }
      current = current.deletingLastPathComponent()
      kind = LOCK_SH
    }
    self.descriptors = descriptors
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }

  /// Nil where the folder may not be opened, or its file system has no locks.
  private static func lock(_ path: String, _ operation: Int32) throws(SystemError) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, operation) == 0 { return descriptor }
    let code = errno
    close(descriptor)
    if code == EWOULDBLOCK { throw SystemError(code: code) }
    return nil
  }
}
