import SwiftUI

@Observable
final class Library {
    var count = 0
}

@Observable
final class Theme {
    var isDark = false
}
