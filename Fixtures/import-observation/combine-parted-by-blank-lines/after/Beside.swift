// A model.

import SwiftUI

@Observable
final class Beside {
    var count = 0
}
