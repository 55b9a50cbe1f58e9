import Observation

#if canImport(Combine)
import Combine
#endif

@Observable
class Plain {
  var text = ""
}
