enum State {
  case connected
  case disconnected
}
