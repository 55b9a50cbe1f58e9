import Observation

@Observable
class Plain {
  var text = ""
}
