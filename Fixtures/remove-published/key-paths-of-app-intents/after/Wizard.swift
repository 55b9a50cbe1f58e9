import SwiftUI

@Observable
final class Wizard {
  var name = ""
  var server = ""
}
