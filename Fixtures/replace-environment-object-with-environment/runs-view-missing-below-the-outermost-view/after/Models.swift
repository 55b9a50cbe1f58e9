import SwiftUI

@Observable
final class Journal {
  var entries = 0
}

@Observable
final class Signature {
  var name = ""
}
