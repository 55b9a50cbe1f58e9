import SwiftUI

@Observable
final class Jukebox {
    var record = 7
}
