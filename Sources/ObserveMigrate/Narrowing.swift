/// What of a tree is left unread, as it concerns no observable object.
package struct Narrowing: Sendable {
  /// Bodies that `UnneededBodies` names are not parsed.
  package var leavesOutBodies = true
  /// How many files a tree has at least.
  package var fewestFiles = 5000
  /// How many of its files may concern an observable object, as a share of one.
  package var largestShare = 0.5
  /// How many of its files may name the observation system, as a share of one. Where more do, what they name stands in
  /// more than half of the files of an app.
  package var largestShareOfUsers = 0.05

  package init() {}

  package init(fewestFiles: Int, largestShare: Double) {
    self.fewestFiles = fewestFiles
    self.largestShare = largestShare
    largestShareOfUsers = largestShare
  }
}
