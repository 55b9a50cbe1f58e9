import SwiftUI

@Observable
final class Sandbox {
    var castles = 1
}
