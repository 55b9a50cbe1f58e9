/// The version of this program.
package enum ToolVersion {
  package static let current = "0.1.0"
}
