import SwiftUI

#if os(Linux) || os(macOS)
@Observable
class BaseModel {
    var loading = false
}
#else
import Combine
@Observable
class BaseModel {
    var loading = false
    var haptics = true
}
#endif
