import SwiftUI

@Observable
final class First {
    var count = 0
}
